import { type Step, steps } from '../../../admin/service/store/migrations.ts'

export const NEXT = '9999-next'

/** The steps of a made-up next build, whose last one has a table and a column that this build does not know. */
export function stepsOfNextBuild(before: Step['before']): Readonly<Record<string, Step>> {
  return {
    ...steps,
    [NEXT]: {
      before,
      make: ({ text }) => ({
        async up(db) {
          await db.schema
            .createTable('next')
            .addColumn('id', text, (column) => column.primaryKey())
            .execute()
          await db.schema.alterTable('change').addColumn('next', text).execute()
        },
      }),
    },
  }
}
