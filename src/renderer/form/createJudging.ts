import { reuseEqual } from '../../platform/reuseEqual.ts'
import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'
import type { judgeForm, Judgement, JudgeOptions } from './judgeForm.ts'
import { readForm } from './readForm.ts'
import type { FormValues } from './typedValues.ts'

/** What an open form was last found to be. */
export interface Judging {
  readonly stores: {
    /** What expressions read as `form`. */
    readonly form: Readable<FormValues>
    readonly values: Readable<FormValues>
    readonly judgement: Readable<Pick<Judgement, 'visible' | 'problems'>>
  }
  /** What is wrong is not asked before the member wants to send: it is not shown earlier. */
  judge(options: JudgeOptions): void
  last(): Judgement
  /** Fetches what judges forms. It comes once a form shows. Rejects where its code does not come. */
  load(): Promise<void>
  setTried(hasTried: boolean): void
}

let judgeNow: typeof judgeForm | undefined

export function createJudging(): Judging {
  const form = createStore<FormValues>({})
  const values = createStore<FormValues>({})
  const judgement = createStore<Pick<Judgement, 'visible' | 'problems'>>({ visible: [], problems: [] })
  let judged: Judgement = { visible: [], form: {}, problems: [] }
  let hasTried = false

  return {
    stores: { form, values, judgement },
    judge(options) {
      judged = reuseEqual(judged, hasTried && judgeNow ? judgeNow(options) : { ...readForm(options), problems: [] })
      form.set(judged.form)
      judgement.set(reuseEqual(judgement.getSnapshot(), { visible: judged.visible, problems: judged.problems }))
      values.set(options.values)
    },
    last: () => judged,
    async load() {
      judgeNow ??= (await import('./judgeForm.ts')).judgeForm
    },
    setTried: (next) => void (hasTried = next),
  }
}
