/** Names under which the device keeps what was opened lately, and what has a star. */
export const shelfNames = { recent: 'recent', favourites: 'playbill.device.favourites' } as const
