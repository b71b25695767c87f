/** Themes that a member may choose for this device; `system` follows the device's own choice. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]
