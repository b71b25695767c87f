import { useHost } from '../screen/RendererProvider.tsx'
import { useDisplay, useTranslate } from './language.ts'

/** Says as of when an answer is. Of today it says the time alone: with the day it would take two lines. */
export function useAsOf(): (at: number) => string {
  const { clock } = useHost()
  const text = useTranslate()
  const display = useDisplay()
  return (at) => {
    const today = display(clock.now(), 'date')
    const whole = display(at, 'dateTime')
    const time = whole.startsWith(today) ? whole.slice(today.length).replace(/^\D+/, '') : whole
    return text('stats.refreshed', { time })
  }
}
