/** The address of a picture of the demonstration, from the page of a game. */
export const pictureUrl = (address: string): string => `../../${address}`
