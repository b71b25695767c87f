/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return text.replaceAll(/[\s\p{Cf}\p{Cc}\u2800\u3164\u115F\u1160\uFFA0]/gu, '') === ''
}
