import { containsLinkOrHost } from './contains-link';

const maxCharacters = 60;
/** Chinese, Japanese and Korean say a sentence in fewer characters. */
const maxDense = 20;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** What names are not written with: control and direction characters, and signs that begin or divide a message. */
const strangeCharacters = /(?!\p{Join_Control})\p{C}|[<>{}[\]=@#|\\~^*_%:;?…。！？؟।]|\+\p{Nd}/u;

/** An address, whole or spelt out: a dot between letters (`S.A.` is none), `dot com`, `evil . com`, `evil. com`. */
const spelledHost =
  /[\p{L}\p{N}]\.\p{L}{2,}|[\s([]dot[\s)\]]|\s\.|\.\s+(?:com|net|org|info|biz)\b|\s(?:punkt|point|punto|ponto|точка)\s+(?:com|net|org|info|biz|[a-z]{2})\b/iu;

/** The end of a sentence before another: not after an initial or an abbreviation (`St. John`, `Bros. & Sons`). */
const sentenceEnd =
  /(?<!\b\p{L}{1,3}|\b(?:bros|corp|intl|univ|inst|dept|assoc))[.!]\s+[\p{L}\p{N}]/iu;

const wordsIn = (text: string) => new Set(text.trim().split(/\s+/u));

/** Words of sentences, which hardly any name of several words has. */
const sentenceWords = wordsIn(`
  your you yours is are was were been isn aren please must cannot shall urgent suspended blocked deactivated hacked
  ihr ihre ihrem ihren dein deine sie ist sind wurde wurden bitte gesperrt dringend
  votre vos vous est sont été veuillez suspendu bloqué tu su sus está están por usted ustedes suspendida suspendido bloqueada
  bloqueado il tuo vostro è sono stato bloccato sospeso seu sua você foi bloqueada suspensa uw je jouw geblokkeerd
  ваш ваша ваше вас вам был была было заблокирован заблокирована twój twoje twoja jest zablokowane hesabınız σας είναι
  आपका आपकी आपके है हैं حسابك يرجى שלך
`);

/** Words that are a message when two of them meet. */
const messageWords = wordsIn(`
  account accounts password login bank payment refund invoice parcel package delivery prize winner claim code security
  verify confirm click call pay text visit send reply open update win won now here today immediately held locked expired
  expires limited access closed has have will free money bitcoin crypto at to from by us me
  konto passwort zahlung paket klicken anrufen zahlen jetzt hier sofort compte paiement colis cliquez appelez payez ici
  maintenant cuenta pago paquete haga llame pague ahora aquí conto pagamento pacco clicca chiama paga ora subito conta
`);

/** The same for scripts and languages that write no spaces, or few. */
const sentencePieces =
  /[您你请請]|已被|账户|帳戶|账号|点击|點擊|致电|です|ます|ください|下さい|ました|お客様|あなた|니다|세요|십시오|귀하|당신|คุณ|กรุณา|บัญชี/u;

/** Lower-case words within names, and legal forms. */
const particles = wordsIn(`
  a al and as at bin by da das de degli dei del della den der des di do dos du e el et for from für i ibn im in la las le les
  los of on or og och the und van vom von y zu zum zur co corp inc llc llp ltd limited plc pvt gmbh ag kg sa srl bv nv oy ab
`);

const isLowerCase = (word: string) => /^\p{Ll}/u.test(word);
const isUpperCase = (word: string) => /^\p{Lu}{2,}$/u.test(word);

/** Words without marks of case: "YourAccount" is two. */
const split = (text: string) =>
  text.split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** @returns whether words may be a sentence: by what they are, how many, and their case, which names and titles share */
const isSentence = (text: string) => {
  const words = split(text);
  const lower = words.map((word) => word.toLowerCase());
  const main = words.filter((_, index) => !particles.has(lower[index] ?? ''));
  const messages = lower.filter((word) => messageWords.has(word));
  return (
    sentenceEnd.test(text) ||
    sentencePieces.test(text) ||
    (words.length > 1 && lower.some((word) => sentenceWords.has(word))) ||
    messages.length > 1 ||
    main.length > 5 ||
    (words.length > 2 && main.filter(isLowerCase).length > 1) ||
    main.filter(isUpperCase).length > 3
  );
};

/**
 * The one way for what a stranger typed into a mail to a mailbox that has not proved itself (docs/rules.md#mails): names of
 * people and companies pass, anything that could be read as a message does not. In doubt it is left out.
 *
 * @returns the trimmed text if it is at most 60 characters of plain words, without address, number to call or sentence;
 *   else undefined
 */
export const plainWords = (typed: string): string | undefined => {
  const text = typed.trim();
  const plain = text.normalize('NFKC');
  const isMessage =
    text === '' ||
    plain.length > maxCharacters ||
    (plain.match(dense)?.length ?? 0) > maxDense ||
    (plain.match(/\p{Nd}/gu)?.length ?? 0) > 4 ||
    strangeCharacters.test(plain) ||
    spelledHost.test(plain) ||
    containsLinkOrHost(text) ||
    isSentence(plain);
  return isMessage ? undefined : text;
};
