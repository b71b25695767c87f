/** An account number with only its last four digits shown. */
export const maskNumber = (text: string): string => (text.length > 4 ? `•••• ${text.slice(-4)}` : '••••')
