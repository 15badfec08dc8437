import { clsx } from 'clsx';
import { uncovered } from '@/motion/crossing';

/**
 * "20" in Gloock as a drawing, so that large text does not enlarge it. `--em` is its size; `--foot` and `--right`
 * place it.
 */
export function Twenty() {
  return (
    <svg
      className={clsx(
        'absolute right-[calc(var(--right)-0.007*var(--em))] bottom-[calc(var(--foot)-0.04*var(--em))]',
        'h-[calc(0.79*var(--em))] w-[calc(1.096*var(--em))] fill-current',
        '[--em:330px] compact:[--em:290px] max-xl:[--em:clamp(190px,26.56vw-50px,290px)] max-md:[--em:calc(var(--line)*7.021)]',
        '[--foot:calc(var(--line)*228/47)] [--right:calc(var(--side)+var(--line)*91/47)]',
      )}
      viewBox="-8 -30 1096 790"
      {...uncovered}
    >
      <g transform="translate(0 735) scale(1 -1)">
        <path d="M-7 0L-7 10Q56 104 113 190.5Q170 277 214 355Q258 433 283 500Q308 567 308 621Q308 678 284 714.5Q260 751 219 751Q182 751 145 722Q108 693 80.5 645Q53 597 44 541L34 541L66 749Q86 749 108 751Q130 753 152 757Q175 761 197.5 762.5Q220 764 242 764Q312 764 361 741Q410 718 436.5 679.5Q463 641 463 594Q463 540 433 486.5Q403 433 352 377Q299 319 233.5 260Q168 201 94 132L339 132Q388 132 412 138Q436 144 446 164Q456 184 461 224L471 224L434 0Z" />
        <path
          transform="translate(464 0)"
          d="M329 -14Q261 -14 206.5 14Q152 42 114 93Q35 198 35 375Q35 552 114 657Q152 708 206.5 736Q261 764 329 764Q397 764 451 736Q505 708 543 657Q622 552 622 375Q622 198 543 93Q505 42 451 14Q397 -14 329 -14ZM329 1Q358 1 382 28Q406 55 423 104Q440 153 449.5 222.5Q459 292 459 376Q459 460 449.5 529.5Q440 599 423 648Q406 697 382 724Q358 751 329 751Q289 751 259.5 703.5Q230 656 214 572Q198 488 198 376Q198 265 214 180.5Q230 96 259.5 48.5Q289 1 329 1Z"
        />
      </g>
    </svg>
  );
}
