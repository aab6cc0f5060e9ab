import { z } from 'zod'

/** What a schema finds wrong is told in German wherever the contract has no sentence of its own. */
z.config(z.locales.de())
