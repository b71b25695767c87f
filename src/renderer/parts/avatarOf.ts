import { isObject } from '../../format/value/isObject.ts'
import { avatarUrls } from '../../ui/avatars.ts'

/** The picture of a member: their own, or one of the app's that stays theirs. */
export function avatarOf(member: unknown): string | undefined {
  const { avatar, username } = isObject(member) ? member : {}
  return typeof avatar === 'string' && avatar !== '' ? avatar : appAvatar(typeof username === 'string' ? username : '')
}

/** One of the app's avatars, always the same for the same name. */
export function appAvatar(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return avatarUrls[sum % avatarUrls.length]
}
