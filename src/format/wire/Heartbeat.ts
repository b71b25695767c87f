import { type Static, Type } from 'typebox'

const shown = {
  /** The number of a release, or of a trial. */
  release: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  /** Something of it could not be shown or run. */
  faulty: Type.Boolean(),
  /** The platform refused a call that moves money. */
  refused: Type.Optional(Type.Boolean()),
}

/**
 * Message of an open app: the release that it shows and how it goes. It replaces what the same app said before, so that
 * each counts once without being known by anything.
 */
export const HeartbeatSchema = Type.Object(
  {
    build: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_.-]*$' }),
    /** State now; without it the app is no longer seen, or no longer counted. */
    now: Type.Optional(Type.Object(shown, { additionalProperties: false })),
    /** State that it said before, and the minute that the service answered then. */
    before: Type.Optional(
      Type.Object(
        { ...shown, minute: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type Heartbeat = Readonly<Static<typeof HeartbeatSchema>>

/** The service's answer: under which of its minutes it has counted. */
export const HeartbeatAnswerSchema = Type.Object({ minute: Type.Integer() })
