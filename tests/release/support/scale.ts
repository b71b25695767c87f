/** How much of each fault is tried: enough to notice a mistake in CI, far more in `npm run faults`. */
export const scale =
  process.env['FAULTS'] === 'full'
    ? {
        kills: { SQLite: 1_000, PostgreSQL: 1_000 },
        nodeKills: 300,
        schedules: { SQLite: 1_000, PostgreSQL: 1_000 },
        scheduleKills: 100,
        winsEach: 500,
        interleavings: 10_000,
        powerCuts: 1_000,
        minutes: 90,
      }
    : {
        kills: { SQLite: 25, PostgreSQL: 6 },
        nodeKills: 4,
        schedules: { SQLite: 60, PostgreSQL: 40 },
        scheduleKills: 4,
        winsEach: 5,
        interleavings: 1_000,
        powerCuts: 100,
        minutes: 5,
      }
