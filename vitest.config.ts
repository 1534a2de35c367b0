import { defineConfig } from 'vitest/config'

const year = { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify('2026') }

export default defineConfig({
  test: {
    projects: [
      {
        define: year,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
