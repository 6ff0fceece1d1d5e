import { missingApiKey, wrongApiKey } from './api-error';
import { type MakeDialect } from './dialect';
import { serve } from './routes';

/** OpenAI's own API. */
export const openAiDialect: MakeDialect = ({ services, apiKey }) => ({
  admit({ key }) {
    if (!key) throw missingApiKey();
    if (key !== apiKey) throw wrongApiKey(key);
  },
  serve: (exchange) => serve(exchange, services),
  errorBody: (error) => error.body,
});
