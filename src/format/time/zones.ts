/** Hours ahead of UTC of the times that the platform takes and gives, and of its days. */
export const PLATFORM_HOURS = 8
/** Hours ahead of UTC of the members' days: Korea. */
export const MEMBERS_HOURS = 9
/** The zone that members live by, and operators when they speak of members' times. */
export const MEMBERS_ZONE = 'Asia/Seoul'

/** Whether clocks know a time zone: some browsers tell of `Etc/Unknown`, and a document may name any. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The time zone itself, or UTC in place of one that no clock knows. */
export const knownZone = (zone: string | undefined): string => (zone !== undefined && isZone(zone) ? zone : 'UTC')
