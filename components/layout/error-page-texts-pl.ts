import errorPages from '@/messages/pl/error-pages.json';
import layout from '@/messages/pl/layout.json';

export const texts = { errorPages, layout };
