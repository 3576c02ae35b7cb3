/**
 * The seven wonders in five stages each, as they grow: the picture is 120 by 120, the ground lies at 112. Stages of one
 * layer stand side by side. `outline` shows where a stage will stand; the number of its place is at (x, y).
 */

import { circle, fill, line, rect, type Drawing } from '$art/shape';
import { arch, BRONZE, BRONZE2, columns, FLAME, GREEN, GREEN2, ROOF, row, S1, S2, S3, tree, WATER } from '$art/wonders/parts';

export interface StageDrawing {
  x: number;
  y: number;
  outline: string;
  shapes: Drawing;
}

const stage = (x: number, y: number, outline: string, ...shapes: Drawing): StageDrawing => ({ x, y, outline, shapes });

/** A slice of a pyramid with its top at (60, 12). */
function slice(top: number, bottom: number): StageDrawing {
  const half = (y: number): number => ((y - 12) / 98) * 52;
  const [a, b] = [half(top), half(bottom)];
  const outline = `M${60 - b} ${bottom}L${60 - a} ${top}H${60 + a}L${60 + b} ${bottom}z`;
  const courses = [0.33, 0.67].map((part) => top + (bottom - top) * part);
  return stage(
    60,
    (top + bottom) / 2 + 3,
    outline,
    fill(S1, outline),
    fill(S2, `M60 ${bottom}V${top}H${60 + a}L${60 + b} ${bottom}z`),
    line(S3, courses.map((y) => `M${60 - half(y)} ${y}H${60 + half(y)}`).join(''), 0.6),
  );
}

/** A storey with arched openings. */
function storey(x: number, y: number, w: number, h: number, arches: number, wall = S2, ...more: Drawing): StageDrawing {
  const by = w / arches;
  return stage(
    x + w / 2,
    y + h / 2 + 3,
    rect(x, y, w, h),
    fill(wall, rect(x, y, w, h)),
    fill(S3, rect(x, y + h - 2, w, 2) + rect(x, y, w, 1.6), 0.7),
    fill(S3, row(arches, x + by / 2 - 3, by, (at) => arch(at, y + h * 0.3, 6, h * 0.62)), 0.75),
    ...more,
  );
}

/** Columns over a dark hall. */
function hall(x: number, y: number, w: number, h: number, count: number): StageDrawing {
  const by = (w - 4) / (count - 1);
  return stage(
    x + w / 2,
    y + h / 2 + 3,
    rect(x, y, w, h),
    fill(S3, rect(x, y, w, h), 0.55),
    ...columns(count, x, by, y, h, 4),
  );
}

const vines = (x: number, y: number, w: number): Drawing => [
  fill(GREEN, row(Math.round(w / 9), x, 9, (at) => `M${at} ${y}c1-3 7-3 8 0 0 4-2 5-3 8-2-3-5-3-5-8z`)),
  fill(GREEN2, row(Math.round(w / 18), x + 4, 18, (at) => circle(at, y - 1, 1.6))),
];

export const DRAWINGS: Record<string, StageDrawing[]> = {
  gizah: [
    slice(92, 112),
    slice(73, 92),
    slice(54, 73),
    slice(35, 54),
    stage(60, 33, 'M60 12L47.8 35h24.4z', fill(S1, 'M60 12L47.8 35h24.4z'), fill(FLAME, 'M60 12L47.8 35H60z'), fill(S2, 'M60 12v23h12.2z', 0.8)),
  ],
  alexandria: [
    storey(22, 94, 76, 18, 7),
    storey(34, 66, 52, 28, 4, S1),
    stage(60, 58, 'M42 66l3-20h30l3 20z', fill(S2, 'M42 66l3-20h30l3 20z'), fill(S3, arch(49, 51, 5, 12) + arch(57.5, 51, 5, 12) + arch(66, 51, 5, 12), 0.7)),
    stage(60, 40, rect(49, 28, 22, 18), fill(S1, rect(49, 28, 22, 18)), fill(S3, rect(47, 44, 26, 2) + arch(52, 32, 4, 11) + arch(58, 32, 4, 11) + arch(64, 32, 4, 11), 0.7)),
    stage(60, 22, 'M51 28V18h3l6-8 6 8h3v10z', fill(S2, rect(51, 24, 18, 4) + rect(51, 14, 2.4, 10) + rect(66.6, 14, 2.4, 10)), fill(ROOF, 'M49 15l11-9 11 9z'), fill(FLAME, 'M60 14c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-4 4-7z')),
  ],
  babylon: [
    storey(10, 92, 100, 20, 8, S2, ...vines(12, 92, 96)),
    storey(22, 72, 76, 20, 6, S1, ...vines(24, 72, 72)),
    storey(33, 52, 54, 20, 4, S2, ...vines(35, 52, 50)),
    stage(47, 43, rect(37, 26, 20, 26), fill(S1, rect(37, 26, 20, 26)), fill(S3, arch(43, 34, 8, 18), 0.75), ...tree(42, 26, 14), ...tree(52, 26, 17)),
    stage(73, 43, rect(63, 26, 20, 26), fill(S1, rect(63, 26, 20, 26)), fill(S3, arch(69, 34, 8, 18), 0.75), ...tree(68, 26, 17), ...tree(78, 26, 14), line(WATER, 'M73 52v20M73 74v18', 2)),
  ],
  ephesos: [
    stage(60, 108, 'M6 112v-6h6v-6h6v-5h84v5h6v6h6v6z', fill(S3, rect(6, 106, 108, 6)), fill(S2, rect(12, 100, 96, 6)), fill(S1, rect(18, 95, 84, 5))),
    hall(20, 50, 25, 45, 4),
    hall(47.5, 50, 25, 45, 4),
    hall(75, 50, 25, 45, 4),
    stage(60, 43, 'M14 50v-6L60 16l46 28v6z', fill(S2, rect(14, 43, 92, 7)), fill(S1, 'M16 43L60 17l44 26z'), fill(ROOF, 'M14 44L60 16l46 28h-5L60 20 19 44z'), fill(BRONZE, circle(60, 35, 5)), line(BRONZE2, 'M54 40l12-10M60 29v12', 1.2)),
  ],
  halikarnassos: [
    stage(60, 108, 'M10 112v-8h6v-6h88v6h6v8z', fill(S3, rect(10, 104, 100, 8)), fill(S2, rect(16, 98, 88, 6))),
    storey(22, 70, 76, 28, 5, S1, fill(BRONZE, rect(22, 73, 76, 2.4), 0.7)),
    hall(27, 42, 31, 28, 4),
    hall(62, 42, 31, 28, 4),
    stage(60, 36, 'M23 42v-4L50 18h20l27 20v4z', fill(S2, rect(23, 38, 74, 4)), fill(S1, 'M27 38L51 18h18l24 20z'), line(S3, 'M33 33h54M39 28h42M45 23h30', 0.9), fill(BRONZE, rect(52, 14, 16, 4) + 'M53 14c0-5 4-7 7-7s3 3 6 2l2 5z')),
  ],
  olympia: [
    stage(60, 108, 'M14 112v-8h5v-6h82v6h5v8z', fill(S3, rect(14, 104, 92, 8)), fill(S2, rect(19, 98, 82, 6))),
    stage(43, 84, 'M27 98V64h31v34z', fill(BRONZE2, rect(27, 64, 7, 34)), fill(BRONZE, rect(34, 70, 8, 4) + rect(34, 88, 8, 4)), fill(FLAME, 'M36 64h22v26H47l-5-4z', 0.9), fill(S1, 'M46 88h10v10H43c0-4 1-6 3-6z')),
    stage(77, 84, 'M62 98V64h31v34z', fill(BRONZE2, rect(86, 64, 7, 34)), fill(BRONZE, rect(78, 70, 8, 4) + rect(78, 88, 8, 4)), fill(FLAME, 'M84 64H62v26h11l5-4z', 0.9), fill(S1, 'M74 88H64v10h13c0-4-1-6-3-6z')),
    stage(60, 55, 'M24 64V40h20c6-6 26-6 32 0h20v24z', fill(BRONZE2, rect(29, 38, 6, 26) + rect(85, 38, 6, 26)), fill(S1, 'M44 64V44c4-8 28-8 32 0v20z'), fill(FLAME, 'M62 38c8 1 14 5 14 8v18H58z', 0.9), line(S1, 'M45 46L33 56M75 46l14-6', 5), line(BRONZE, 'M89 24v40', 2)),
    stage(60, 29, circle(60, 26, 13), fill(S1, circle(60, 26, 10)), fill(S3, 'M51 28c2 12 16 12 18 0-2 4-16 4-18 0z'), line(GREEN2, 'M50 22c3-8 17-8 20 0', 3), fill(FLAME, circle(89, 21, 4)), line('#0008', 'M56 25h1.6M63 25h1.6', 1.6)),
  ],
  rhodos: [
    stage(40, 106, 'M22 112v-10h8V78h22v24h6v10z', fill(S3, rect(20, 102, 38, 10)), fill(BRONZE, 'M32 102l2-24h17l-6 20 6 4z'), fill(BRONZE2, 'M45 78h6l-6 20 6 4h-9z', 0.7)),
    stage(80, 106, 'M62 112v-10h6V78h22v24h8v10z', fill(S3, rect(62, 102, 38, 10)), fill(BRONZE, 'M88 102l-2-24H69l6 20-6 4z'), fill(BRONZE2, 'M75 78h-6l6 20-6 4h9z', 0.7)),
    stage(60, 72, 'M36 78l3-22h42l3 22z', fill(S1, 'M34 80l5-24h42l5 24-9-3-8 4-9-4-9 4-8-4z'), fill(S2, 'M60 56h21l5 24-9-3-8 4-9-4z', 0.8), fill(FLAME, rect(39, 56, 42, 4))),
    stage(60, 48, 'M38 56l-4-20c6-6 46-6 52 0l-4 20z', fill(BRONZE, 'M40 56l-3-20c6-6 40-6 46 0l-3 20z'), line(BRONZE, 'M38 38L26 54l6 10', 6), line(BRONZE, 'M82 38l13-13', 6), fill(BRONZE2, 'M60 34c12 0 18 1 23 3l-3 19H64z', 0.5)),
    stage(60, 24, circle(60, 21, 12), fill(BRONZE, circle(60, 22, 8.6)), line(FLAME, 'M60 12V4M52 15l-5-6M68 15l5-6M50 20l-7-2M70 20l7-2', 2), line('#0008', 'M57 21h1.4M62 21h1.4M57.5 26c1.6 1 3.4 1 5 0', 1.4), fill(BRONZE2, 'M93 28l3-7h4l3 7z'), fill(FLAME, 'M98 8c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z')),
  ],
};
