/** Languages that are asked for in Europe's adverts, ISO 639-1. */
export const languageCodes =
  'ar be bg bs ca cs da de el en es et fi fr ga he hi hr hu hy id is it ja ka kk ko lt lv mk mt nl no pl pt ro ru sk sl sq sr sv th tr uk uz vi zh'.split(
    ' ',
  );
