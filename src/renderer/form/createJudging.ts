import type { FormBlock } from '../../format/blocks/form.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'
import type { Judgement, JudgeOptions } from './judgeForm.ts'
import { readForm } from './readForm.ts'
import type { FormLater } from './formLater.ts'
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
  /** Fetches what forms need later, and what this one is judged by. Rejects where its code does not come. */
  load(schema: FormBlock['schema']): Promise<FormLater>
  setTried(hasTried: boolean): void
  /** What is wrong, in words. Nothing is found wrong before the code for it is here. */
  readonly sayProblem: FormLater['problemText']
}

let later: FormLater | undefined

export function createJudging(): Judging {
  const form = createStore<FormValues>({})
  const values = createStore<FormValues>({})
  const judgement = createStore<Pick<Judgement, 'visible' | 'problems'>>({ visible: [], problems: [] })
  let judged: Judgement = { visible: [], form: {}, problems: [] }
  let hasTried = false

  return {
    stores: { form, values, judgement },
    judge(options) {
      judged = reuseEqual(judged, hasTried && later ? later.judgeForm(options) : { ...readForm(options), problems: [] })
      form.set(judged.form)
      judgement.set(reuseEqual(judgement.getSnapshot(), { visible: judged.visible, problems: judged.problems }))
      values.set(options.values)
    },
    last: () => judged,
    async load(schema) {
      later ??= (await import('./formLater.ts')).formLater
      await later.loadFormats(schema)
      return later
    },
    setTried: (next) => void (hasTried = next),
    sayProblem: (read, block, problem) => later?.problemText(read, block, problem) ?? '',
  }
}
