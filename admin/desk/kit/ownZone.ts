import { knownZone } from '../../../src/format/time/zones.ts'

/** Zone as the browser names it: where it does not know it, a name that no clock knows, or nothing. */
const browserZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone that the operator's own times are in: UTC where the browser does not know it. */
export const ownZone = (): string => knownZone(browserZone())

/** Whether the operator's own times are in UTC only because the browser does not know its zone. */
export const isZoneMissing = (): boolean => ownZone() !== browserZone()
