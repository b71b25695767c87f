/** The time zone that members live by, and operators when they speak of members' times. */
export const MEMBERS_ZONE = 'Asia/Seoul'
