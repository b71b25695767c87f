import { type Answers, Refusal } from '../Answers.ts'

/** Six of the seven that the screen knows; one must stay on. */
export function answerSwitches(): Answers {
  const on = new Map(
    ['deposits', 'withdrawals', 'bonuses', 'tournaments', 'results', 'security'].map((name) => [
      name,
      name !== 'bonuses',
    ]),
  )
  return {
    getPrefs: () => ({ rows: [...on].map(([name, isOn]) => ({ name, on: isOn })) }),
    setPref: ({ name, on: isOn }) => {
      if (name === 'security')
        throw new Refusal({
          kor: '보안 알림은 끌 수 없습니다.',
          cn: '安全提醒不能关闭。',
          en: 'Security messages stay on.',
        })
      on.set(String(name), isOn === true)
      return null
    },
  }
}
