// Made from schemas/marketing/seckillActivity.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const pattern2 = new RegExp("^[^,]*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.startDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startDate"}});
errors++;
}
if(data.endDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endDate"}});
errors++;
}
if(data.timeIntervals === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeIntervals"}});
errors++;
}
if(data.allQuota === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allQuota"}});
errors++;
}
if(data.oneQuota === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oneQuota"}});
errors++;
}
if(data.merStars === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merStars"}});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "startDate")) || (key0 === "endDate")) || (key0 === "timeIntervals")) || (key0 === "allQuota")) || (key0 === "oneQuota")) || (key0 === "proCategory")) || (key0 === "merStars"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.startDate !== undefined){
let data1 = data.startDate;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endDate !== undefined){
let data2 = data.endDate;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/endDate",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timeIntervals !== undefined){
let data3 = data.timeIntervals;
if(Array.isArray(data3)){
if(data3.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.allQuota !== undefined){
let data5 = data.allQuota;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 99999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.oneQuota !== undefined){
let data6 = data.oneQuota;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 99999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuota",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuota",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.proCategory !== undefined){
let data7 = data.proCategory;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func0(data8) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data7[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/proCategory",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proCategory",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.merStars !== undefined){
let data9 = data.merStars;
if(!(((((data9 === 1) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/merStars",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const action_add = validate1;
const schema1 = {"properties":{"name":{},"startDate":{},"endDate":{},"timeIntervals":{"items":{}},"allQuota":{},"oneQuota":{},"proCategory":{"items":{}},"merStars":{},"productList":{"items":{"properties":{"id":{},"sort":{},"attrValue":{"items":{"properties":{"attrValueId":{},"quota":{},"activityPrice":{}}}}}}}}};
const func4 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.startDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startDate"}});
errors++;
}
if(data.endDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endDate"}});
errors++;
}
if(data.timeIntervals === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeIntervals"}});
errors++;
}
if(data.allQuota === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allQuota"}});
errors++;
}
if(data.oneQuota === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oneQuota"}});
errors++;
}
if(data.merStars === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merStars"}});
errors++;
}
for(const key0 in data){
if(!(func4.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.startDate !== undefined){
let data1 = data.startDate;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endDate !== undefined){
let data2 = data.endDate;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/endDate",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timeIntervals !== undefined){
let data3 = data.timeIntervals;
if(Array.isArray(data3)){
if(data3.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timeIntervals",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.allQuota !== undefined){
let data5 = data.allQuota;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 99999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.oneQuota !== undefined){
let data6 = data.oneQuota;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 99999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuota",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuota",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.proCategory !== undefined){
let data7 = data.proCategory;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func0(data8) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proCategory/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data7[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/proCategory",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proCategory",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.merStars !== undefined){
let data9 = data.merStars;
if(!(((((data9 === 1) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/merStars",keyword:"enum",params:{}});
errors++;
}
}
if(data.productList !== undefined){
let data10 = data.productList;
if(Array.isArray(data10)){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
let data11 = data10[i4];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data11.sort === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data11.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
for(const key1 in data11){
if(!(((key1 === "id") || (key1 === "sort")) || (key1 === "attrValue"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data11.id !== undefined){
let data12 = data11.id;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data11.sort !== undefined){
let data13 = data11.sort;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 99999 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data11.attrValue !== undefined){
let data14 = data11.attrValue;
if(Array.isArray(data14)){
if(data14.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data14.length;
for(let i5=0; i5<len3; i5++){
let data15 = data14[i5];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.attrValueId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5,keyword:"required",params:{missingProperty: "attrValueId"}});
errors++;
}
if(data15.quota === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5,keyword:"required",params:{missingProperty: "quota"}});
errors++;
}
if(data15.activityPrice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5,keyword:"required",params:{missingProperty: "activityPrice"}});
errors++;
}
for(const key2 in data15){
if(!(((key2 === "attrValueId") || (key2 === "quota")) || (key2 === "activityPrice"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data15.attrValueId !== undefined){
let data16 = data15.attrValueId;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/attrValueId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/attrValueId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/attrValueId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data15.quota !== undefined){
let data17 = data15.quota;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/quota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 999999 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/quota",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/quota",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data15.activityPrice !== undefined){
let data18 = data15.activityPrice;
if(typeof data18 == "number"){
if(!(+data18 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data18 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data18 === "string"){
if(!pattern6.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/activityPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data18 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data18 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5+"/activityPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue/" + i5,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4+"/attrValue",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const action_addGoods = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productList === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "productList"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "productList")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.productList !== undefined){
let data0 = data.productList;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data1.sort === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data1.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
for(const key1 in data1){
if(!(((key1 === "id") || (key1 === "sort")) || (key1 === "attrValue"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data1.sort !== undefined){
let data3 = data1.sort;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 99999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data1.attrValue !== undefined){
let data4 = data1.attrValue;
if(Array.isArray(data4)){
if(data4.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.attrValueId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "attrValueId"}});
errors++;
}
if(data5.quota === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "quota"}});
errors++;
}
if(data5.activityPrice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "activityPrice"}});
errors++;
}
for(const key2 in data5){
if(!(((key2 === "attrValueId") || (key2 === "quota")) || (key2 === "activityPrice"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data5.attrValueId !== undefined){
let data6 = data5.attrValueId;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/attrValueId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/attrValueId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/attrValueId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data5.quota !== undefined){
let data7 = data5.quota;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/quota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 999999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/quota",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/quota",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data5.activityPrice !== undefined){
let data8 = data5.activityPrice;
if(typeof data8 == "number"){
if(!(+data8 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data8 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data8 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data8 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const action_see = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seen === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "seen"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "seen")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.seen !== undefined){
let data0 = data.seen;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 10000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"maximum",params:{comparison: "<=", limit: 10000}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const actions = { add: action_add, addGoods: action_addGoods, see: action_see };
