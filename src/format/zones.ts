/** Hours ahead of UTC of the times that the platform takes and gives, and of its days. */
export const PLATFORM_HOURS = 8
/** Hours ahead of UTC of the members' days: Korea. */
export const MEMBERS_HOURS = 9
/** The zone that members live by, and operators when they speak of members' times. */
export const MEMBERS_ZONE = 'Asia/Seoul'
