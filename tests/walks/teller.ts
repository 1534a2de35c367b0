import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

const TOLD = /^(?:Given|When|Then) /

/**
 * Tells walks as a person reads them: Given, When, Then, and how each step ended. Step by step as they happen where one
 * walk goes after the other, and else each at its end. What failed is told by the reporter beside it.
 */
export default class Teller implements Reporter {
  #isLive = false

  onBegin({ workers }: FullConfig): void {
    this.#isLive = workers === 1
  }

  onTestBegin(test: TestCase): void {
    if (this.#isLive) this.#say(`\n${titleOf(test)}`)
  }

  onStepEnd(_: TestCase, __: TestResult, step: TestStep): void {
    if (this.#isLive && TOLD.test(step.title)) this.#say(lineOf(step))
  }

  onTestEnd(test: TestCase, { steps, status, duration }: TestResult): void {
    const end = `${status === 'passed' ? '✓' : '✘'} ${(duration / 1000).toFixed(1)} s`
    const lines = steps.filter(({ title }) => TOLD.test(title)).map(lineOf)
    this.#say([...(this.#isLive ? [] : ['', titleOf(test), ...lines]), `  ${end}`].join('\n'))
  }

  #say(text: string): void {
    process.stdout.write(`${text}\n`)
  }
}

/** The model and the path, without project and file. */
const titleOf = (test: TestCase): string => test.titlePath().slice(3).join(' › ')

const lineOf = ({ title, error }: TestStep): string => `  ${error === undefined ? ' ' : '✘'} ${title}`
