/** The drawings on the buttons of a table, as paths in a square of 24. */
export const SIGNS = {
  home: "M15 5l-7 7 7 7",
  rules: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  trick: "M4 8l8-3 4 11-8 3zM13 5h6v12h-3",
  sheet: "M5 4h14v16H5zM5 9h14M11 9v11M8 13h0M15 13h0",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 104 0 2 2 0 10-4 0M7 17a2 2 0 104 0 2 2 0 10-4 0",
  hint: "M9 16c0-3-3-4-3-8a6 6 0 0112 0c0 4-3 5-3 8zM9 20h6",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 010 10h-3",
  open: "M3 19V5h6l2 3h10v11zM3 11h18",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
} as const;
