/** An account number of which the last four digits show. */
export const maskNumber = (text: string): string => (text.length > 4 ? `•••• ${text.slice(-4)}` : '••••')
