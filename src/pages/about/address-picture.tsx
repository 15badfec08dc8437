import { address } from '@/content/about';
import './address-picture.css';

/** The address as a picture, with its text. */
export function AddressPicture() {
  return (
    <figure className="address ends-on-sand">
      <img src="/about/map.svg" alt={address.picture} width="1928" height="534" loading="lazy" />
      <figcaption>{address.place}</figcaption>
    </figure>
  );
}
