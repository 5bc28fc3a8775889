/** Drawings that authors may name: one path each, drawn with a stroke in a box of 24 by 24. */
export const icons = {
  book: "M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2zM12 6v14",
  briefcase: "M3 8h18v12H3zM8.5 8V4h7v4M3 13h18",
  calendar: "M4 5h16v15H4zM4 10h16M8.5 3v4M15.5 3v4",
  chart: "M3 21h18M6 17v-5M12 17V5M18 17V9",
  chat: "M4 4h16v12h-8.5l-4.5 4v-4H4z",
  check: "M4 12.5l5.5 5.5L20 6.5",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
  code: "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5",
  compass: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15.5 8.5l-2 5-5 2 2-5z",
  database:
    "M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3",
  document: "M6 3h8l5 5v13H6zM14 3v5h5M9.5 13h6M9.5 17h6",
  download: "M12 4v12M7 11l5 5 5-5M4 20h16",
  euro: "M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 13.5h9",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18",
  idea: "M9 17.5h6M10 21h4M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8",
  key: "M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M11.2 12.3 20 3.5M15.5 8l3 3",
  layers: "M12 3 3 8l9 5 9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",
  lock: "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11",
  mail: "M3 6h18v13H3zM3 7l9 7 9-7",
  pen: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",
  people:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M3 20c0-7 12-7 12 0M15.5 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 1 3 2.7 3 5.5",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  rocket:
    "M9 15c0-5 2-10 10.5-11.5C18.5 11 14 14 9 15zM9 15l-3-3 3-4 3.3.300M9 15l3 3 4-3-.3-3.3M7 17l-3 3",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21",
  server: "M4 4h16v7H4zM4 13h16v7H4zM8 7.5h0M8 16.5h0",
  shield: "M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6z",
  tool: "M20 7.5l-3.5 1-1-1 1-3.5A5 5 0 0 0 10 10.5L3.5 17a2.5 2.5 0 0 0 3.5 3.5l6.5-6.5A5 5 0 0 0 20 7.5z",
} as const;

export type IconName = keyof typeof icons;
