import { useEffect, useState } from 'react'
import { settings } from '../settings.ts'
import { useTwin } from '../TwinContext.ts'

const { zone, weekdays, weekend } = settings.hours
const SUNDAY = 0
const SATURDAY = 6

function isOpenAt(now: number): boolean {
  const there = new Date(now + zone * 3_600_000)
  const hours = [SUNDAY, SATURDAY].includes(there.getUTCDay()) ? weekend : weekdays
  return there.getUTCHours() >= hours.from && there.getUTCHours() < hours.to
}

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The deposit hours as the texts need them. */
export const hourWords = {
  weekdayFrom: clockOf(weekdays.from),
  weekdayTo: clockOf(weekdays.to),
  weekendFrom: clockOf(weekend.from),
  weekendTo: clockOf(weekend.to),
  zone,
}

/** Whether deposits are accepted now; checked every second. */
export function useDepositHours(): boolean {
  const { clock } = useTwin()
  const [isOpen, setOpen] = useState(() => isOpenAt(clock.now()))
  useEffect(() => {
    const timer = setInterval(() => setOpen(isOpenAt(clock.now())), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return isOpen
}
