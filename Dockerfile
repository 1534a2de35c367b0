# The server and the app that it serves. What runs is the sources, whose types Node strips; docs/deploying.md tells more.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/guide/package.json packages/guide/
COPY packages/search/package.json packages/search/
COPY server/package.json server/

FROM manifests AS build
# The runtime that the project pins as a package is left out here by `--ignore-scripts`: this image is one.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# What the app is built with (docs/configuration.md). None is a secret: all of it stands in the page.
ARG VITE_API_BASE_URL
ARG VITE_GOOGLE_CLIENT_ID
ARG VITE_FIREBASE_CONFIG
ARG VITE_FIREBASE_VAPID_KEY
ARG VITE_MIXPANEL_TOKEN
ARG VITE_MIXPANEL_API_HOST
ARG VITE_WHATSAPP_NUMBER
ARG VITE_GRIEVANCE_CONTACT
ARG VITE_BACKUP_DAYS
RUN node scripts/build.ts && mkdir /data

FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=@satsang/server --ignore-scripts --no-audit --no-fund

# The C library, certificates and time zones, and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE ./
COPY openapi openapi
COPY src/socialProof/timeAndCity.ts src/socialProof/
COPY packages packages
COPY server server
COPY --from=build /app/dist dist
# A new volume takes its owner from here.
COPY --from=build --chown=nonroot:nonroot /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.ts"]
