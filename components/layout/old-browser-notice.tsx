import { getTranslations } from 'next-intl/server';
import { supportedBrowsers } from './supported-browsers';

const id = 'old-browser';

/** In every supported browser, and in none that is much older. It must itself be understood by browsers of any age. */
export const oldBrowserScript = `if(!(URL.parse&&Set.prototype.union))document.getElementById('${id}').hidden=false`;

/** Tells somebody with an older browser which ones are supported, also where nothing else of the page's code runs. */
export async function OldBrowserNotice({ nonce }: { nonce: string | undefined }) {
  const t = await getTranslations('oldBrowser');
  return (
    <>
      {/* The script may have shown it before React begins. */}
      <p id={id} role="alert" hidden suppressHydrationWarning>
        {t('text', supportedBrowsers)}
      </p>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: oldBrowserScript }} />
    </>
  );
}
