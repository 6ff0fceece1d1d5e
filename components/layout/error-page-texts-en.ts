import errorPages from '@/messages/en/error-pages.json';
import layout from '@/messages/en/layout.json';

export const texts = { errorPages, layout };
