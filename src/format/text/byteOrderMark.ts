/** The mark at the start of a file by which spreadsheets know UTF-8, and which other editors leave there. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The text of a file that may begin with the mark. */
export const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
