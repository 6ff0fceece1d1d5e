/** Refusals that reach over a comma. */
export const refusalOfAll =
  /\b(?:nie (?:moge|mozemy|chce|biore|podejm\w+|pracuje|pracowa\w+|interesuj\w+)|bez mozliwosci|cannot|can't|can not|unable|unwilling|refuse|won't|will not|not (?:able|willing|available)|nie wchodz\w+ w gre|wyklucz\w*|odpad\w*|(?:mornings|weekdays|days|daytime|day shifts?) only|only (?:work )?(?:mornings|days|day shifts?))\b/;
export const refusal =
  /\b(?:nie|bez mozliwosci|odpad\w*|wyklucz\w*|cannot|can't|can not|only day|tylko (?:dzien|rano|ranne|pierwsz)|nie wchodzi w gre|przeciwwskaz\w*|zakaz\w*|zabr(?:oni|ania)\w*|forb(?:id|ade)\w*|not allowed|(?:tylko|only|wylacznie|jedynie) (?:\w+ ){0,2}(?:dzienn\w+|daytime)|lek (?:przed )?wysokosci|nie wolno|out of the question|not an option|ruled out|afraid|for my (?:children|family|kids)|no nights|home every (?:day|night|evening)|(?:codziennie|co wieczor) (?:\w+ )?(?:do|w) domu|not|unable|unwilling|impossible|refuse|don't|(?:fully|only|tylko|wylacznie|w pelni|calkowicie|w calosci) (?:\w+ )?(?:remote|zdaln)\w*|zajet\w+|(?:remote\w*|zdaln\w+) (?:work )?(?:only|wylacznie|tylko)|spedzam|wolne(?! (?:sobot|weekend|niedziel))|not keen|keep (?:\w+ )?free|(?<!\b(?:office|away)\b[^.;]{0,30})monday to friday(?! away)|(?:pn|pon|poniedzial\w+) ?(?:[-–]|do) ?(?:pt|piat\w+))\b|^[^a-z]*(?:no|brak|bez)\b(?! problem)/;
/** Ready, but not as much as adverts ask for. */
export const limited =
  /\b(?:within (?:the )?\w+ only|only within|tylko po \w+|not more|nie wiecej|every few)\b|\b(?:at most|no more than|up to|max\w*|(?:co )?najwyzej|do) (?:\w+ )?(?:once|twice|raz|dwa|dwoch|jed\w+|kilku|one|two|\d{1,2}(?! ?(?:tys|km|kg|[:.]\d)))\b|\b(?:do (?:rozmowy|uzgodnienia|ustalenia|dogadania)|negotiable|to be (?:discussed|agreed)|(?:can|could) do \w+ sometimes|(?:tylko|only) (?:jednodniow|krotk|lokaln|short|local|day trips|within|w regionie)\w*|occasional\w*|sporadyczn\w+|okazjonaln\w+|rzadko|od czasu do czasu|now and then)\b/;
export const positive =
  /\b(?:yes|tak|gladly|like|enjoy|normal\w*|office-based|days? (?:a|per) week|w tygodniu|odpowiada|gotow\w*|mog[ea]|prefer\w*|chetni\w*|lubie|suits?|fits?|pasuj\w*|moving|dni|days?|ready|willing|open|happy|can|fine|(?:fully|only|tylko|wylacznie)|obecnie pracuj\w+|dojazd|dojezdz\w+|dojad\w+|commut\w*|minut\w*|pociag\w*|by train)\b/;

export const lacking = /\b(?:without|bez|no) (?:\w+ )?$/;

/** "Nie jest dla mnie problemem", "nie narzekam", "I do not mind" are no refusals. */
export const withoutConsent = (text: string): string =>
  text.replace(
    /\b(?:nie|not|no|bez) (?:\w+ ){0,4}(?:problem|issue|opor|obiekc|objection|przeszkod|przeciwwskaz|ograniczen|obstacle)\w*|\b(?:nie|not) (?:\w+ ){1,4}(?:zmieni|change)\w*|\b(?:nie|not) (?:chce|want) (?:\w+ )?(?:przesta|rezygn|stop|give up)\w*|\bbez wzgledu\b|\bnie (?:robi\w*|ma) (?:\w+ ){0,2}roznic\w*|\b(?:nie|not|never) (?:marudz|mecz|narzek|przeszkadz|odmawi|boj|mind|refus|complain)\w*/g,
    ' ',
  );
