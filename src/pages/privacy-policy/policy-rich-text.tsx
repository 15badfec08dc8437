import { policyLinks, type PolicyText } from '@/content/privacy';
import { TextLink } from '@/ui/text-link';

interface PolicyRichTextProps {
  text: readonly PolicyText[];
}

/** Text with bold parts and links. */
export function PolicyRichText({ text }: PolicyRichTextProps) {
  return (
    <>
      {text.map((part, index) => {
        if (typeof part === 'string') return part;
        // The content is static, so the index is a stable key.
        const key = `part-${index}`;
        if ('bold' in part)
          return (
            <b key={key} className="font-semibold">
              {part.bold}
            </b>
          );
        return (
          <TextLink key={key} to={policyLinks[part.link]}>
            {part.text}
          </TextLink>
        );
      })}
    </>
  );
}
