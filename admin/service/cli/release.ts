#!/usr/bin/env node
import { RELEASE_HELP, releaseCommand } from './releaseCommand.ts'
import { runCommand } from './runCommand.ts'

await runCommand(releaseCommand, RELEASE_HELP)
