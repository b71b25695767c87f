import { Type } from 'typebox'
import { MeSchema } from './accountApi.ts'
import { exactly, nothing, text } from './fields.ts'
import type { Route, Told } from './Route.ts'

/** Purpose for which a browser is sent to the provider; `again` and `confirm` come back to a tab of their own. */
const errand = Type.Enum(['login', 'again', 'confirm'], { type: 'string' })
export type Errand = Told<typeof errand>

/** The query with which the provider sends a browser back to the desk. */
const AnswerSchema = exactly({ answer: text(8000, 1) })

/** Signing in with the company's accounts. */
export const companyApi = {
  /** Answers the provider's page. */
  beginAtCompany: {
    method: 'POST',
    url: '/company/begin',
    schema: { body: exactly({ errand }), response: { 200: exactly({ url: Type.String() }) } },
  },
  loginAtCompany: {
    method: 'POST',
    url: '/company/login',
    schema: { body: AnswerSchema, response: { 200: exactly({ operator: MeSchema, csrf: Type.String() }) } },
  },
  /** Confirms again who this is; good for five minutes. */
  confirmAtCompany: {
    method: 'POST',
    url: '/company/confirm',
    schema: { body: AnswerSchema, response: { 204: nothing } },
  },
} as const satisfies Readonly<Record<string, Route>>
