import { parsePlatformDate } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'

const PASSWORD_MAX = 32
const FIRST_BIRTHDAY = '1980-01-01'

/** Rules of spec § 5 on what a member says about themselves; each failure has its own refusal. */
export function checkName(name: string): void {
  if (!/^[A-Za-z0-9]{6,16}$/.test(name)) throw new Refusal('nameFormat')
}

export function checkNewPassword(password: string): void {
  if (password.length < 6 || password.length > PASSWORD_MAX) throw new Refusal('passwordLength')
}

export function checkNewPayPassword(password: string): void {
  if (password.length < 6 || password.length > 18) throw new Refusal('payPasswordLength')
}

/** Empty means not given; what is given must be valid. */
export function checkProfile({ mobile, email, birthday }: { mobile: string; email: string; birthday: string }): void {
  if (mobile !== '' && !/^\+?\d[\d-]{6,17}$/.test(mobile)) throw new Refusal('mobileWrong')
  if (email !== '' && !/^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,}$/.test(email)) throw new Refusal('emailWrong')
  if (birthday === '') return
  if (Number.isNaN(parsePlatformDate(birthday)) || birthday < FIRST_BIRTHDAY) throw new Refusal('birthdayWrong')
}

/** The mobile of an agent application: prefix 0, 86 or 17951 if any, then 11 digits. */
export function checkAgentMobile(mobile: string): void {
  if (!/^(0|86|17951)?\d{11}$/.test(mobile)) throw new Refusal('mobileWrong')
}
