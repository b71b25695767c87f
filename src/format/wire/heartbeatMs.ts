/** How often an open app says that it is still seen, in ms. */
export const HEARTBEAT_MS = 300_000
