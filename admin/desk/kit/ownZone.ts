import { knownZone } from '../../../src/format/time/zones.ts'

/** What the browser says of its zone: a name that no clock knows, or nothing, where it does not know it. */
const toldZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone that the operator's own times are in: UTC where the browser does not know it. */
export const ownZone = (): string => knownZone(toldZone())

/** Whether the operator's own times are in UTC only because the browser does not know its zone. */
export const isZoneMissing = (): boolean => ownZone() !== toldZone()
