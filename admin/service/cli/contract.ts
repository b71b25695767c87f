#!/usr/bin/env node
import { CONTRACT_HELP, contractCommand } from './contractCommand.ts'
import { runCommand } from './runCommand.ts'

/** Slow enough that a platform in use does not notice. */
const PAUSE = 50
const PATIENCE = 30_000

await runCommand(async (argv, { print }) => {
  const isAsSaid = await contractCommand(argv, {
    print,
    environment: process.env,
    answer: async (request) => fetch(request),
    clock: Date,
    pause: PAUSE,
    patience: PATIENCE,
  })
  process.exitCode = isAsSaid ? 0 : 1
}, CONTRACT_HELP)
