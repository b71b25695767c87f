import { type Static, Type } from 'typebox'

const release = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/**
 * What an open app says of itself: which release it shows and whether anything of it could not be shown. It replaces
 * what the same app said before, so that each counts once without being known by anything.
 */
export const HeartbeatSchema = Type.Object(
  {
    build: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_.-]*$' }),
    /** What it shows now; without it the app is no longer seen. */
    now: Type.Optional(Type.Object({ release, faulty: Type.Boolean() }, { additionalProperties: false })),
    /** What it said before, and how many seconds ago. */
    before: Type.Optional(
      Type.Object(
        { release, faulty: Type.Boolean(), ago: Type.Integer({ minimum: 0, maximum: 600 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type Heartbeat = Readonly<Static<typeof HeartbeatSchema>>
