import { answerWork } from '../../base/background/answerWork.ts'
import { attackTexts } from './attackTexts.ts'
import type { PatternWorks } from './PatternWorks.ts'

/** How long a pattern is tried at all; the likeliest texts come first. */
const TRIED_MS = 1_000

answerWork<PatternWorks>({
  time(pattern) {
    const expression = new RegExp(pattern, 'u')
    let slowest = 0
    const began = computed()
    for (const text of attackTexts(pattern)) {
      const before = computed()
      expression.test(text)
      const after = computed()
      slowest = Math.max(slowest, after - before)
      if (after - began > TRIED_MS) break
    }
    return slowest
  },
})

/** Of this thread alone: how busy the machine is says nothing about a pattern. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
