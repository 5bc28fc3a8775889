/** Control characters, halves of pairs and noncharacters: XML allows none of them, or HTML none. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** Drops the characters that would make a feed unreadable, such as an escape code pasted from a terminal. */
export const xmlText = (text: string): string => text.replace(forbidden, "");
