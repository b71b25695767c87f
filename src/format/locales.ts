/** The platform's own codes of the languages. */
export type Locale = 'kor' | 'cn' | 'en'
export const locales: readonly Locale[] = ['kor', 'cn', 'en']
