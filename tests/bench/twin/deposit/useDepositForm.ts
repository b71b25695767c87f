import { useCallback, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Operations } from '../../../../src/platform/Operations.ts'
import { refreshUser } from '../refreshUser.ts'
import { useTwin } from '../TwinContext.ts'
import type { Inputs, Problems } from './Inputs.ts'

type Payload = Operations['recharge']['params']

interface Options {
  /** What is wrong with what is typed, in the order of the form. */
  readonly check: (inputs: Inputs) => Problems
  readonly payload: (inputs: Inputs) => Payload
}

/** Check → review → send, for the values in the form's inputs. */
export function useDepositForm({ check, payload }: Options) {
  const twin = useTwin()
  const { money, toasts, t } = twin
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const hasTried = useRef(false)
  const [problems, setProblems] = useState<Problems>({})
  const [review, setReview] = useState<Inputs>()
  const [busy, setBusy] = useState(false)

  function judge(): Problems {
    const inputs = inputsOf(form.current)
    const found = check(inputs)
    setProblems((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    return found
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    hasTried.current = true
    const [first] = Object.entries(judge())
    if (first === undefined) {
      setReview(inputsOf(form.current))
      return
    }
    const [name, message] = first
    toasts.danger(message)
    form.current?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] :is(input, button)`)?.focus()
  }

  async function send(inputs: Inputs) {
    setBusy(true)
    const outcome = await money.send('recharge', payload(inputs), async () => 'again')
    setBusy(false)
    setReview(undefined)
    if (outcome.kind === 'refused') toasts.danger(outcome.error.message)
    else if (outcome.kind !== 'success')
      toasts.danger(t(outcome.kind === 'unknown' ? 'money.unknown' : 'error.network'))
    else {
      void refreshUser(twin)
      toasts.success(t('recharge.sent'))
      navigate(
        outcome.answer.message === 'usdtpay'
          ? `/payInfo?deposit_no=${outcome.answer.data.deposit_no}`
          : '/rechargeRecord',
      )
    }
  }

  const judgeNow = useRef(judge)
  useLayoutEffect(() => {
    judgeNow.current = judge
  })
  const onType = useCallback(() => {
    // After the input has taken the value: the form is read from the page.
    if (hasTried.current) queueMicrotask(() => judgeNow.current())
  }, [])
  return {
    form,
    problems,
    review,
    busy,
    onType,
    handleSubmit,
    confirm: () => review && void send(review),
    cancel: () => setReview(undefined),
  }
}

/** An amount shows in groups. */
const plain = (name: string, value: string) => (name === 'amount' ? value.replaceAll(',', '') : value)

const inputsOf = (form: HTMLFormElement | null): Inputs =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      typeof value === 'string' ? plain(name, value) : '',
    ]),
  )
