declare module "*.ftl" {
  /** The sentences that the client says, in Fluent. */
  const text: string;
  export default text;
}
