// Kept for editors and svelte-check; Vite reads the same options from here.
export default { compilerOptions: { runes: true } };
