import { useMemo } from 'react'
import { useDisplay, useTranslate } from '../../../renderer/reading/language.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import { type Limits, limitWords } from './limits.ts'

export interface LimitWords {
  /** Only the amounts, for where there is little space; empty where there are no limits. */
  readonly short: (limits: Limits) => string
  /** Says that each bet has these limits; empty where there are none. */
  readonly whole: (limits: Limits) => string
}

/** Says limits in the member's language. */
export function useLimitWords(): LimitWords {
  const text = useTranslate()
  const display = useDisplay()
  return useMemo(() => {
    function short(limits: Limits): string {
      const words = limitWords(limits)
      return words
        ? text(
            words.key,
            Object.fromEntries(Object.entries(words.amounts).map(([name, amount]) => [name, display(amount, 'krw')])),
          )
        : ''
    }
    const whole = (limits: Limits) => {
      const amounts = short(limits)
      return amounts === '' ? '' : text(lotteryKeys.perBet, { limits: amounts })
    }
    return { short, whole }
  }, [text, display])
}
